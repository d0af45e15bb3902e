/**
 * Maximum nesting of lists and records in a text. A match has fewer than 50 levels; its schema refuses anything
 * slightly deeper.
 */
const MAX_DEPTH = 1000;
/** Maximum number of items in one list, or of keys in one record. The longest list is a match's answers. */
const MAX_LENGTH = 100_000;
/** Maximum number of lists, records and items in the whole text. */
const MAX_VALUES = 3_000_000;

const BACKSLASH = 92;

/** The index of the quote that ends a string, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Whether a JSON text stays within the limits of depth, length and number. Does not check its syntax. */
function isBounded(text: string): boolean {
  const lengths: number[] = [0];
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at);
        break;
      case "[":
      case "{":
        values++;
        if (lengths.push(1) > MAX_DEPTH) return false;
        break;
      case "]":
      case "}":
        lengths.pop();
        break;
      case ",": {
        const length = (lengths.pop() ?? 0) + 1;
        lengths.push(length);
        if (length > MAX_LENGTH || ++values > MAX_VALUES) return false;
      }
    }
  }
  return true;
}

/**
 * Parses a JSON text from outside. Its size, depth and lengths are checked before any of it becomes an object.
 * @param most maximum number of characters.
 * @returns undefined when it is invalid or beyond a limit.
 */
export function parseJson(text: string, most: number): unknown {
  if (text.length > most || !isBounded(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
