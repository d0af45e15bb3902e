import { useLanguage } from "./screens/settings/language";
import { useThemeSync } from "./screens/settings/theme";
import { ErrorBoundary } from "./screens/shell/ErrorBoundary";
import { Shell } from "./screens/shell/Shell";

export function App() {
  useThemeSync();
  const language = useLanguage();
  return (
    // Remounts everything in another language. The match is in the store and stays.
    <ErrorBoundary key={language}>
      <Shell />
    </ErrorBoundary>
  );
}
