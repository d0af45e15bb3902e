/**
 * Characters that mail and chat programs insert into an address: spaces, line breaks, marks of a quote or a soft break,
 * invisible characters.
 */
const INSERTED = /[\s\p{Cf}\p{Cc}>=]/gu;
const ALLOWED = /[\w-]/;

/** Decodes the percent escapes of an address, and cuts the text at the first one when any is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%.*$/s, "");
  }
}

/** The original text of a link, without anything added around it or inserted into it in transit. */
export function tidyLink(text: string): string {
  const [whole = ""] = decoded(text).split(/[?&]/, 1);
  const plain = whole.replace(INSERTED, "");
  let [start, end] = [0, plain.length];
  while (start < end && !ALLOWED.test(plain.charAt(start))) start++;
  while (end > start && !ALLOWED.test(plain.charAt(end - 1))) end--;
  return plain.slice(start, end);
}
