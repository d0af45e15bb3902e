const LONGEST = 72;
/** One or more areas, then the summary. */
const FORM = /^[a-z0-9][a-z0-9-]*(, [a-z0-9-]+)*: (?<summary>.+)$/;
/** First lines that git writes itself. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;

/**
 * What is wrong with a commit message.
 * @param message as passed by git, comments included.
 * @returns a sentence for each breach of the form in CONTRIBUTING.md.
 */
export function faultsOf(message: string): readonly string[] {
  const lines = message.split("\n").filter((line) => !line.startsWith("#"));
  const [subject = "", second = ""] = lines;
  if (BY_GIT.test(subject)) return [];
  const faults: string[] = [];
  const summary = FORM.exec(subject)?.groups?.summary;
  if (summary === undefined)
    faults.push(
      "The first line has the form “area: summary”, such as “kernel: keep fizzled spells out of the log”.",
    );
  else if (/^[A-Z][a-z]/.test(summary)) faults.push("The summary starts with a small letter.");
  if (subject.length > LONGEST)
    faults.push(`The first line has ${subject.length} characters, at most ${LONGEST} are allowed.`);
  if (subject.endsWith(".")) faults.push("The first line ends without a full stop.");
  if (second.trim() !== "") faults.push("The second line is blank; the reason follows after it.");
  return faults;
}
