import { deflateRawSync } from "node:zlib";

interface Saved {
  readonly setup: { readonly seats: unknown };
  readonly record: unknown;
}

/** Where a saved match is opened as a link: packed here, as somebody might who does not use the page for it. */
export function linkTo(text: string): string {
  const { setup, record } = JSON.parse(text) as Saved;
  const packed = deflateRawSync(JSON.stringify({ format: 1, seats: setup.seats, record }));
  return `/#/link/${packed.toString("base64url")}`;
}
