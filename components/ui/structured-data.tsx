/**
 * Facts of a page for search engines, as JSON-LD. No text in them can end the element. They stand in the
 * page alone: React's data have nothing in their place (build/export/slim-flight.ts).
 */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}
