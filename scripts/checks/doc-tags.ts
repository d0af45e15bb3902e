import { type Check, isScript } from "./problem";

/** A TSDoc tag that follows other text on its line. */
const LATE_TAG = /^\s*(?:\/\*\*|\*)\s+\S.*\s@(?:param|returns|throws)\b/;

/** Each TSDoc tag begins its own line, so that editors and readers find it. */
export const docTags: Check = ({ path, text }) => {
  if (!isScript(path)) return [];
  return text
    .split("\n")
    .flatMap((line, i) =>
      LATE_TAG.test(line) ? [{ file: path, line: i + 1, says: "one TSDoc tag a line" }] : [],
    );
};
