import { deflateRawSync } from "node:zlib";

interface Saved {
  readonly setup: { readonly seats: unknown };
  readonly record: unknown;
}

/** The link to a saved match, packed independently of the page. */
export function linkTo(text: string): string {
  const { setup, record } = JSON.parse(text) as Saved;
  const packed = deflateRawSync(JSON.stringify({ format: 1, seats: setup.seats, record }));
  return `/#/link/${packed.toString("base64url")}`;
}
