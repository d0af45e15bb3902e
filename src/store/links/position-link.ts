import { message } from "../../games/position-words";
import type { Message } from "../../kernel";
import type { Position } from "../../positions/position";
import { positionFrom } from "../../positions/schema";
import { parseJson } from "../../text/bounded-json";
import { MAX_LINK_LENGTH } from "./link";
import { MAX_UNPACKED_BYTES, pack, unpack } from "./packing";
import { tidyLink } from "./tidy";

/** The most characters of a position's file. */
export const MAX_POSITION_LENGTH = 2_000_000;

export type ReadPosition = { readonly position: Position } | { readonly why: Message };

/** The file of a position. */
export const writePosition = (position: Position): string => `${JSON.stringify(position, null, 2)}\n`;

/** Reads a position from a text without trusting any of it. Its game judges what it says. */
export function readPosition(text: string, most = MAX_POSITION_LENGTH): ReadPosition {
  const value = parseJson(text, most);
  if (value === undefined) return { why: message("positions.no-json") };
  const read = positionFrom(value);
  return "place" in read
    ? { why: message("positions.misshapen", { place: read.place || "." }) }
    : { position: read };
}

/** The text of a link to a position, or null when it is too long for one. */
export async function positionLinkText(position: Position): Promise<string | null> {
  const text = await pack(JSON.stringify(position));
  return text.length <= MAX_LINK_LENGTH ? text : null;
}

/** Reads the text of a link to a position without trusting any of it. */
export async function readPositionLink(given: string): Promise<ReadPosition> {
  const text = tidyLink(given);
  if (text.length > MAX_LINK_LENGTH) return { why: message("positions.too-long") };
  const json = await unpack(text);
  return json === null ? { why: message("positions.damaged") } : readPosition(json, MAX_UNPACKED_BYTES);
}
