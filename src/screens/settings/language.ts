import { useEffect, useSyncExternalStore } from "react";
import { useNotices } from "../../store/notices";
import { type LanguageChoice, useSettings } from "../../store/settings";
import { currentLocale, LOCALES, type Locale, message, onLocaleChange, setLocale } from "../../text";

/** Id of what holds the choice of language in the settings: after a change the focus goes back there. */
export const LANGUAGE_FIELD = "language";

/**
 * The language meant by a choice.
 * @param preferred what the browser asks for, best first ("de-AT")
 */
export function languageFor(choice: LanguageChoice, preferred: readonly string[]): Locale {
  if (choice !== "auto") return choice;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.map((tag) => LOCALES.find((language) => language === tag)).find(Boolean) ?? LOCALES[0];
}

/** Speaks as was chosen. A language that cannot be loaded leaves all as it is, and says so. Never rejects. */
export async function applyLanguage(choice: LanguageChoice): Promise<void> {
  const language = languageFor(choice, navigator.languages);
  try {
    await setLocale(language);
  } catch {
    useNotices.getState().report({ id: "language", message: message("trouble.language") });
  }
  document.documentElement.lang = currentLocale();
}

/** The language of the page, kept as the settings say; the document says which it is. */
export function useLanguage(): Locale {
  const choice = useSettings((settings) => settings.language);
  const language = useSyncExternalStore(onLocaleChange, currentLocale);

  useEffect(() => {
    const follow = () => void applyLanguage(choice);
    follow();
    window.addEventListener("languagechange", follow);
    return () => window.removeEventListener("languagechange", follow);
  }, [choice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything was drawn anew, so the focus is lost.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`#${LANGUAGE_FIELD} input:checked`)?.focus();
  }, [language]);

  return language;
}
