import { currentLocale } from "./index";

/**
 * A number as the language of the page writes it.
 * @param most digits after the point
 * @param least of them, zeros too
 */
export function numeral(value: number, most = 0, least = 0): string {
  return value.toLocaleString(currentLocale(), {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}
