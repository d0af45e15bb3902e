import { addTranslations, translate } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { answers } from "../../../text/en/ui/answers";

addMessages(answers);
addTranslations({ de: async () => (await import("../../../text/de/ui/answers")).answers });

/** Formats a message about an answer, or a common one. */
export const t = translate<typeof answers>();
