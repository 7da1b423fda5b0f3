/** JSON-LD. `<` is escaped so that no text can close the script element. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}
