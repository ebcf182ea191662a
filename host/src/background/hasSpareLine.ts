/** The device's connection, as far as its browser tells: some browsers tell nothing. */
interface Device {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether the device has a line on which something may travel that nobody has asked for. */
export function hasSpareLine({ onLine, connection = {} }: Device): boolean {
  const { saveData = false, effectiveType = '4g' } = connection
  return onLine && !saveData && effectiveType === '4g'
}
