import { t } from "./messages";

/** The most characters of a set's code. */
export const CODE_LENGTH = 6;

const CODE = /^[A-Z][A-Z0-9]{1,5}$/;

/**
 * What is wrong with a code for a set.
 * @param taken the codes of the other sets.
 */
export function codeFault(code: string, taken: readonly string[]): string | undefined {
  if (!CODE.test(code)) return t("sets.code-wrong");
  return taken.includes(code) ? t("sets.code-taken") : undefined;
}
