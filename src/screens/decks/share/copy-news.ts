import { t } from "../messages";

/** What is said after copying: nothing before the first time. */
export const copyNews = (isCopied: boolean | null): string =>
  isCopied === null ? "" : t(isCopied ? "share.copied" : "share.not-copied");
