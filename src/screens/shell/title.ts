import { useEffect } from "react";
import { t } from "../../text";

/**
 * Names the document after the screen.
 * @param title of the screen; empty for the landing page.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? t("shell.name") : t("shell.title", { title });
  }, [title]);
}
