import { writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** How long one step of `npm test` took. */
export interface StepTime {
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Writes the page of the documentation that says how long each step takes. */
export function writeTimes(times: readonly StepTime[]): void {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [...times, { title: "**All**", passed: true, seconds: total }].map(
    ({ title, passed, seconds }) => `| ${title}${passed ? "" : " (failed)"} | ${minutes(seconds)} |`,
  );
  const page = `# How long the tests take

Made by \`npm test -- --times\`, which runs every step and rewrites this page.
Measured with ${cpus().length} cores, in minutes and seconds. A busy machine takes longer than a quiet one.

| Step | Time |
|---|---|
${rows.join("\n")}
`;
  writeFileSync("docs/test-times.md", page);
}
