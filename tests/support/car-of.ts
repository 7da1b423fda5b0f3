import { writeCar } from '@/build/ipfs';
import { readCar } from './read-car';

/*
 * Writes a folder as a CAR file and reads that. Prints both CIDs and the hash of each file as JSON. A
 * script, because Jest cannot load the packages of IPFS.
 */

const [, , folder = '', file = ''] = process.argv;
console.log(JSON.stringify({ cid: await writeCar(folder, file), ...(await readCar(file)) }));
