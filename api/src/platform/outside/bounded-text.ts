/**
 * Reads what a service of somebody else answers.
 * @param mostBytes that are read of it
 * @returns null where it is longer
 */
export async function boundedText(
  { body }: { readonly body: ReadableStream<Uint8Array> | null },
  mostBytes: number,
): Promise<string | null> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest of the body.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
