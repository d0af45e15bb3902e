import { afterEach, expect, test } from "vitest";
import { setLocale } from "./index";
import { numeral } from "./number";

afterEach(() => setLocale("en"));

test("formats numbers for the language, with the requested number of digits", async () => {
  expect(numeral(1234.5)).toBe("1,235");
  expect(numeral(0.25, 2)).toBe("0.25");
  expect(numeral(2, 1)).toBe("2");
  expect(numeral(2, 1, 1)).toBe("2.0");
  await setLocale("de");
  expect(numeral(1234.5)).toBe("1.235");
  expect(numeral(0.25, 2)).toBe("0,25");
  expect(numeral(2, 1)).toBe("2");
  expect(numeral(2, 1, 1)).toBe("2,0");
});
