/** The device's connection, as far as the browser exposes it: some do not. */
interface Device {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether the device has bandwidth for prefetching. */
export function hasSpareLine({ onLine, connection = {} }: Device): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return onLine && !saveData && effectiveType === '4g'
}
