/*
 * Prints what a video file holds, as JSON: see video.ts. In a process of its own, because the content is
 * loaded synchronously and the package reads asynchronously.
 */
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

const input = new Input({
  source: new FilePathSource(process.argv[2] ?? ''),
  formats: ALL_FORMATS,
});
const video = await input.getPrimaryVideoTrack();
const audio = await input.getPrimaryAudioTrack();
const { raw = {} } = await input.getMetadataTags();
const lastPacket = video && (await new EncodedPacketSink(video).getPacket(Infinity));
console.log(
  JSON.stringify({
    type: await input.getMimeType(),
    width: (await video?.getDisplayWidth()) ?? 0,
    height: (await video?.getDisplayHeight()) ?? 0,
    hasSound: audio !== null,
    // The names that Android and ffmpeg, Apple and QuickTime have for it.
    hasLocation: Object.keys(raw).some((tag) => /^(loci|©xyz)$|location/i.test(tag)),
    isWhole: !!lastPacket,
  }),
);
