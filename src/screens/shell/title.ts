import { useEffect } from "react";
import { t } from "../../text";

/**
 * Sets the document title for a screen.
 * @param title of the screen; empty for the landing page.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? t("shell.name") : t("shell.title", { title });
  }, [title]);
}
