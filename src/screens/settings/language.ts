import { useEffect, useSyncExternalStore } from "react";
import { useNotices } from "../../store/notices";
import { type LanguageChoice, useSettings } from "../../store/settings/settings";
import { currentLocale, LOCALES, type Locale, message, onLocaleChange, setLocale } from "../../text";

/**
 * The language for a choice in the settings.
 * @param preferred the browser's languages, best first ("de-AT")
 */
export function languageFor(choice: LanguageChoice, preferred: readonly string[]): Locale {
  if (choice !== "auto") return choice;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.map((tag) => LOCALES.find((language) => language === tag)).find(Boolean) ?? LOCALES[0];
}

/** Switches to the chosen language. If it cannot be loaded, the language stays and a notice is shown. Never rejects. */
export async function applyLanguage(choice: LanguageChoice): Promise<void> {
  const language = languageFor(choice, navigator.languages);
  try {
    await setLocale(language);
  } catch {
    useNotices.getState().report({ id: "language", message: message("notice.language") });
  }
  document.documentElement.lang = currentLocale();
}

/** Keeps the language of the page and of the document in step with the settings. */
export function useLanguage(): Locale {
  const choice = useSettings((settings) => settings.language);
  const language = useSyncExternalStore(onLocaleChange, currentLocale);

  useEffect(() => {
    const follow = () => void applyLanguage(choice);
    follow();
    window.addEventListener("languagechange", follow);
    return () => window.removeEventListener("languagechange", follow);
  }, [choice]);

  return language;
}
