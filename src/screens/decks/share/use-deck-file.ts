import { type ChangeEvent, useRef, useState } from "react";
import { t } from "../messages";
import { readQr } from "./read-qr";

/** Larger files are no decks. */
const MAX_BYTES = 8_000_000;

/** Lets a player choose a file with a deck, or a picture with its QR code. */
export function useDeckFile(onText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState("");

  const read = async (file: File): Promise<string | { readonly error: string }> => {
    if (file.size > MAX_BYTES) return { error: t("import.too-big", { file: file.name }) };
    if (!file.type.startsWith("image/")) return file.text();
    const found = await readQr(file);
    if (found === "unsupported") return { error: t("import.qr-unsupported") };
    return found?.text ?? { error: t("import.no-qr", { file: file.name }) };
  };
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const failed = { error: t("import.file-failed", { file: file.name }) };
    const result = await read(file).catch(() => failed);
    // Lets the same file be chosen again.
    target.value = "";
    if (typeof result === "string") onText(result);
    setError(typeof result === "string" ? "" : result.error);
  };
  return { input, error, choose: () => input.current?.click(), chosen };
}
