/** Facts of a page for search engines, as JSON-LD. No text in them can end the element. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}
