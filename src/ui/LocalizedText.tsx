import { type Message, messageLang, say } from "../text";

/** A localized text, marked with its language if that is not the page's. */
export function LocalizedText({ message }: { readonly message: Message }) {
  const lang = messageLang(message);
  return lang === undefined ? say(message) : <span lang={lang}>{say(message)}</span>;
}
