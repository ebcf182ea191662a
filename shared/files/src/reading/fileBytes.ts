/** The bytes of a chosen file: it can go away, or be forbidden, between the choice and the reading. */
export async function fileBytes(file: Blob): Promise<ArrayBuffer | undefined> {
  try {
    return await file.arrayBuffer()
  } catch {
    return undefined
  }
}
