import { afterEach, expect, test } from "vitest";
import { setLocale } from "./index";
import { numeral } from "./number";

afterEach(() => setLocale("en"));

test("numbers are written as the language writes them, with as many digits as asked", async () => {
  const some = () => [numeral(1234.5), numeral(0.25, 2), numeral(2, 1), numeral(2, 1, 1)];
  expect(some()).toEqual(["1,235", "0.25", "2", "2.0"]);
  await setLocale("de");
  expect(some()).toEqual(["1.235", "0,25", "2", "2,0"]);
});
