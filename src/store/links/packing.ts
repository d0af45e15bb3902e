import { deflateSync, Inflate } from "fflate";

/** Most characters that are unpacked from a link: more is no match but an attempt to fill the memory. */
const UNPACKED_MOST = 4_000_000;
/** Bytes unpacked at once, so that the limit is noticed in time. */
const SLICE = 512;

const ALPHABET = /^[\w-]+$/;

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** A text made short, of characters that every address may hold. */
export function pack(text: string): string {
  return toBase64(deflateSync(new TextEncoder().encode(text), { level: 9 }));
}

function inflate(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    ended = final;
  });
  for (let at = 0; at < bytes.length; at += SLICE) {
    stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    if (size > UNPACKED_MOST) return null;
  }
  if (!ended) return null;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The text that was packed, or null when it is none: damaged, cut short, or far too long. Never throws. */
export function unpack(packed: string): string | null {
  if (!ALPHABET.test(packed)) return null;
  try {
    const bytes = inflate(fromBase64(packed));
    return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
