import { expect, test } from "vitest";
import { withTactics } from "./document";

const row = { game: "Go", level: "hard", positions: 13, failed: ["makes two eyes"] };

test("the positions are the last part of the page, and are replaced when measured again", () => {
  const page = withTactics("# Strength\n", [row]);
  expect(page.startsWith("# Strength\n\n## Tactical positions\n")).toBe(true);
  expect(page).toContain("| Go | hard | 12 of 13 | makes two eyes |");
  expect(withTactics(page, [{ ...row, failed: [] }])).not.toContain("makes two eyes");
});
