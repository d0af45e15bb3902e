import type { CardSet } from "../../games/card-set";
import { MAX_LINK_LENGTH } from "./link";
import { pack, unpack } from "./packing";
import { tidyLink } from "./tidy";

/** The text of a link to a set, or null when it is too long for one. */
export async function setLinkText(set: CardSet): Promise<string | null> {
  const text = await pack(JSON.stringify(set));
  return text.length <= MAX_LINK_LENGTH ? text : null;
}

/** The file of a set from the text of a link; null when it is too long or damaged. `readSet` reads it. */
export async function readSetLink(given: string): Promise<string | null> {
  const text = tidyLink(given);
  return text.length > MAX_LINK_LENGTH ? null : unpack(text);
}
