import { useState } from "react";

/** Copies texts, and tells whether the last time worked. Null before the first time. */
export function useCopy() {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    const worked = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(worked);
  };
  return { isCopied, copy };
}
