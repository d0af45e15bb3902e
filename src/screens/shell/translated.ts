import { type ComponentType, lazy } from "react";
import { loadAddedMessages } from "../../text";

/** A component that is loaded with translations of its own (`addTranslations`) before it appears. */
export const translated = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const loaded = await load();
    await loadAddedMessages();
    return loaded;
  });
