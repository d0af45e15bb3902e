import { currentLocale } from "./index";

/**
 * A number formatted for the page's language.
 * @param most maximum number of fraction digits
 * @param least minimum number of fraction digits, padded with zeros
 */
export function numeral(value: number, most = 0, least = 0): string {
  return value.toLocaleString(currentLocale(), {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}
