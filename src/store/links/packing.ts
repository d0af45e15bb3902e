/** Maximum number of bytes unpacked from a link. More is not a match but an attempt to exhaust memory. */
export const MAX_UNPACKED_BYTES = 4_000_000;

/** Number of bytes passed to the stream at once, so that the limit is noticed in time. */
const SLICE = 512;

const ALPHABET = /^[\w-]+$/;

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function feed(writable: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = writable.getWriter();
  for (let at = 0; at < bytes.length; at += SLICE) await writer.write(bytes.subarray(at, at + SLICE));
  await writer.close();
}

/**
 * The bytes sent through a stream, or null as soon as there are more than `most`; the rest is never unpacked. Rejects
 * when the stream refuses them.
 */
async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  // An error while writing also appears while reading.
  feed(writable, bytes).catch(() => undefined);
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Compresses a text to characters allowed in every address: raw DEFLATE in base64url. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(new CompressionStream("deflate-raw"), bytes, Number.POSITIVE_INFINITY);
  return toBase64(packed ?? bytes);
}

/** The original text, or null when it is damaged, truncated, or far too long. Never rejects. */
export async function unpack(packed: string): Promise<string | null> {
  if (!ALPHABET.test(packed)) return null;
  try {
    const bytes = await through(
      new DecompressionStream("deflate-raw"),
      fromBase64(packed),
      MAX_UNPACKED_BYTES,
    );
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
