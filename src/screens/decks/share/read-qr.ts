/** The part of the browser's barcode reader that is used. Not every browser has it. */
interface BarcodeReader {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaderClass = new (options: { readonly formats: readonly string[] }) => BarcodeReader;

/** The text of a QR code in a picture, null when there is none, or "unsupported" when this browser reads none. */
export async function readQr(picture: Blob): Promise<{ readonly text: string } | null | "unsupported"> {
  // TypeScript's library does not declare it yet.
  const { BarcodeDetector: Reader } = globalThis as { readonly BarcodeDetector?: BarcodeReaderClass };
  if (Reader === undefined) return "unsupported";
  const image = await createImageBitmap(picture);
  const [code] = await new Reader({ formats: ["qr_code"] }).detect(image);
  image.close();
  return code === undefined ? null : { text: code.rawValue };
}
