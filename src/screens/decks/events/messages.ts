import { addTranslations, translate } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { events } from "../../../text/en/ui/events";
import "../messages";

addMessages(events);
addTranslations({
  de: async () => {
    const [screens, recipes] = await Promise.all([
      import("../../../text/de/ui/events"),
      import("../../../text/de/ui/limited"),
    ]);
    return { ...screens.events, ...recipes.limited };
  },
});

/** Formats a message of drafts and sealed events, or a common one. */
export const t = translate<typeof events>();
