import { type Message, messageLang, say } from "../text";

/** A message in words, marked with its language where that is not the page's. */
export function LocalizedText({ message }: { readonly message: Message }) {
  const lang = messageLang(message);
  return lang === undefined ? say(message) : <span lang={lang}>{say(message)}</span>;
}
