import { addTranslations, translate } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { review } from "../../../text/en/ui/review";

addMessages(review);
addTranslations({ de: async () => (await import("../../../text/de/ui/review")).review });

/** Formats a message of a review, or a common one. */
export const t = translate<typeof review>();

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);
