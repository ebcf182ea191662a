/** The compressed variants that a client accepts, smallest first: `br`, `gzip`. */
export function acceptedEncodings(acceptEncoding: string): ('br' | 'gzip')[] {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).filter((name) => accepted.includes(name))
}
