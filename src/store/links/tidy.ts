/** What mail and chat programs put into an address: spaces, line breaks, marks of a quote or a soft break, invisible characters. */
const INSERTED = /[\s\p{Cf}\p{Cc}>=]/gu;
const ALLOWED = /[\w-]/;

/** The text without percent signs of an address; from one that stands for nothing it is cut. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%.*$/s, "");
  }
}

/** The text of a link as it was made, without what has been added around it or put into it on its way. */
export function tidyLink(text: string): string {
  const [whole = ""] = decoded(text).split(/[?&]/, 1);
  const plain = whole.replace(INSERTED, "");
  let [start, end] = [0, plain.length];
  while (start < end && !ALLOWED.test(plain.charAt(start))) start++;
  while (end > start && !ALLOWED.test(plain.charAt(end - 1))) end--;
  return plain.slice(start, end);
}
