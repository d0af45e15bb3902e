import { useState } from "react";
import { t } from "../messages";

/** Copies texts, and says whether it worked. */
export function useCopy() {
  const [news, setNews] = useState("");
  const copy = async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setNews(t(isCopied ? "share.copied" : "share.not-copied"));
  };
  return { news, copy };
}
