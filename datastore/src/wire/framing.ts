/** The largest message a client may send, as `hello` announces it (`maxMessageSizeBytes`). */
export const maximumMessageBytes = 48_000_000;

/**
 * Cuts a byte stream into messages by the length each one starts with.
 *
 * @param onMessage called once per whole message, in order
 * @returns a function to feed with the stream's chunks; it throws for a length no message can have
 */
export function messageSplitter(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let waiting: Buffer[] = [];
  let available = 0;
  return (chunk) => {
    waiting.push(chunk);
    available += chunk.length;
    while (available >= 4) {
      const [head = Buffer.alloc(0)] = waiting;
      if (head.length < 4) waiting = [Buffer.concat(waiting)];
      const length = (waiting[0] ?? head).readInt32LE(0);
      if (length < 16 || length > maximumMessageBytes + 16_384) throw new Error(`a message of ${length} bytes`);
      if (available < length) return;
      const [only] = waiting;
      const whole = waiting.length === 1 && only !== undefined ? only : Buffer.concat(waiting);
      waiting = length < whole.length ? [whole.subarray(length)] : [];
      available -= length;
      onMessage(whole.subarray(0, length));
    }
  };
}
